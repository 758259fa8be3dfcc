/** The base of the package's stores, which its own types name but do not describe from inside. */
declare module 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js' {
  import {
    type IRateLimiterStoreOptions,
    type RateLimiterRes,
    RateLimiterStoreAbstract,
  } from 'rate-limiter-flexible'

  export default abstract class Store<Stored, Options> extends RateLimiterStoreAbstract {
    constructor(options: Omit<IRateLimiterStoreOptions, 'storeClient'>)
    consume(key: string, points?: number, options?: Options): Promise<RateLimiterRes>
    protected abstract _upsert(
      key: string,
      points: number,
      milliseconds: number,
      force: boolean,
      options: Options,
    ): Promise<Stored>
    protected abstract _get(key: string, options: Options): Promise<Stored | null>
    protected abstract _delete(key: string, options: Options): Promise<boolean>
    protected abstract _getRateLimiterRes(key: string, changed: number, stored: Stored): RateLimiterRes
  }
}
