/** Password of the accounts in these tests. */
export const PASSWORD = 'plum tree over the canal'

/** A browser without pages: it keeps cookies and follows nothing by itself. */
export class StaffVisitor {
  readonly origin: string
  readonly cookies = new Map<string, string>()

  constructor(origin: string) {
    this.origin = origin
  }

  /** Ask as a page of the site would, unless another origin is given. */
  async ask(target: string, init: RequestInit & { origin?: string } = {}): Promise<Response> {
    const { origin = this.origin, ...rest } = init
    const response = await fetch(this.origin + target, {
      redirect: 'manual',
      ...rest,
      headers: {
        origin,
        'sec-fetch-site': origin === this.origin ? 'same-origin' : 'cross-site',
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(rest.headers as Record<string, string> | undefined),
      },
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '' || /Max-Age=0/i.test(cookie)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return response
  }

  /** Post a form. */
  post(target: string, fields: Record<string, string>, origin?: string): Promise<Response> {
    return this.ask(target, {
      method: 'POST',
      body: new URLSearchParams(fields),
      ...(origin ? { origin } : {}),
    })
  }

  /** Send the first step of the sign-in. */
  signIn(email: string, password = PASSWORD, target = '/admin/login'): Promise<Response> {
    return this.post(target, { intent: 'password', email, password })
  }

  /** Whether the dashboard is shown. */
  async isIn(): Promise<boolean> {
    return (await this.ask('/admin')).status === 200
  }
}
