/** Environment of a measured site: nothing limits its visitors or makes pictures ahead, and it stops at once. */
export function siteEnvironment(dataFolder: string, port: number): Record<string, string | undefined> {
  return {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: 'production',
    DATA_DIR: dataFolder,
    PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
    IMAGE_AVIF_AHEAD: '0',
    RATE_LIMITS: '0',
    DRAIN_MS: '0',
  }
}
