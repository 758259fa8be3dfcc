/** How much one network may do in a time, in one table. */

/** How many times, within how many seconds. */
export interface Budget {
  readonly points: number
  readonly seconds: number
}

/** The budgets of one action. */
export interface Limit {
  /** For one subscriber: an IPv4 address, an IPv6 /64. Behind it there may be an office or a whole mobile cell. */
  readonly subscriber: Budget
  /** For the network around it: IPv4 /24, IPv6 /48. */
  readonly surrounding: Budget
}

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Everything that is limited. */
export const LIMITS = {
  /** A form that is complete and valid. */
  form: { subscriber: { points: 20, seconds: 10 * MINUTE }, surrounding: { points: 100, seconds: HOUR } },
  /**
   * A form that is posted, valid or not: counted before it is read. Ten people of an office who each make
   * ten errors stay within.
   */
  'form-attempt': {
    subscriber: { points: 120, seconds: 10 * MINUTE },
    surrounding: { points: 1200, seconds: HOUR },
  },
  /** Any other post to the application, counted likewise: an office that works in the back office stays far below. */
  call: {
    subscriber: { points: 1500, seconds: 10 * MINUTE },
    surrounding: { points: 15_000, seconds: HOUR },
  },
  /**
   * Anything that is answered for one visitor alone without a post: a shared list, an endpoint, a page or a question of
   * the back office. Counted before it is made, a few milliseconds to some tens of them: five a second at length leave
   * most of a core to the others, and are more than an office asks for.
   */
  fresh: {
    subscriber: { points: 3000, seconds: 10 * MINUTE },
    surrounding: { points: 30_000, seconds: HOUR },
  },
  /** One photograph of a proposal: twelve, changed several times. */
  upload: { subscriber: { points: 100, seconds: HOUR }, surrounding: { points: 500, seconds: HOUR } },
  /** A page that was not found, reported by a browser. */
  'log-404': {
    subscriber: { points: 60, seconds: 10 * MINUTE },
    surrounding: { points: 600, seconds: HOUR },
  },
  /**
   * One size of a photograph that has not been asked for before: thirty people behind one address look at forty on an
   * empty cache. Two a second at length are a tenth of what two cores can make.
   */
  picture: {
    subscriber: { points: 1200, seconds: 10 * MINUTE },
    surrounding: { points: 6000, seconds: HOUR },
  },
  /** One preview picture that is drawn. Networks ask for the pages that people share, and keep what they got. */
  preview: {
    subscriber: { points: 200, seconds: 10 * MINUTE },
    surrounding: { points: 1000, seconds: HOUR },
  },
  /** Suggestions for what has been typed, and how many venues a search has: some ten for a search, of which a browser keeps those it has had. */
  suggestions: {
    subscriber: { points: 900, seconds: 10 * MINUTE },
    surrounding: { points: 9000, seconds: HOUR },
  },
  /** A question for plans side by side of which one has to be drawn: some ten milliseconds. What is kept is not counted. */
  sketches: {
    subscriber: { points: 120, seconds: 10 * MINUTE },
    surrounding: { points: 1200, seconds: HOUR },
  },
  /** A shortlist that is shared for the first time: stored for months. An office of a fashion week shares fewer. */
  'share-new': { subscriber: { points: 20, seconds: HOUR }, surrounding: { points: 100, seconds: HOUR } },
  /** A shared shortlist that is changed; its owner's look at the answers counts too. */
  share: { subscriber: { points: 60, seconds: 10 * MINUTE }, surrounding: { points: 600, seconds: HOUR } },
  /** A link to a shared list that does not exist: nobody mistypes thirty of them. */
  'shared-miss': {
    subscriber: { points: 30, seconds: 10 * MINUTE },
    surrounding: { points: 300, seconds: HOUR },
  },
  /** A link of an owner that is wrong, revoked or over. */
  'owner-miss': {
    subscriber: { points: 30, seconds: 10 * MINUTE },
    surrounding: { points: 300, seconds: HOUR },
  },
  /** A link of a quote that is wrong or revoked. */
  'quote-miss': {
    subscriber: { points: 30, seconds: 10 * MINUTE },
    surrounding: { points: 300, seconds: HOUR },
  },
  /** A step on the page of a quote; a whole office may sit behind one address. */
  'quote-step': {
    subscriber: { points: 60, seconds: 10 * MINUTE },
    surrounding: { points: 600, seconds: HOUR },
  },
  /** A choice or a comment of a reader; a whole team may read behind one address. */
  'shared-answer': {
    subscriber: { points: 120, seconds: 10 * MINUTE },
    surrounding: { points: 1000, seconds: HOUR },
  },
  /** A PDF that is made, counted before: a second of one core for a plan, six for a dossier of twenty venues. */
  dossier: { subscriber: { points: 20, seconds: 10 * MINUTE }, surrounding: { points: 200, seconds: HOUR } },
  /** A batch of measurements. */
  events: { subscriber: { points: 600, seconds: 10 * MINUTE }, surrounding: { points: 6000, seconds: HOUR } },
} as const satisfies Record<string, Limit>

/** Something that is limited. */
export type LimitedAction = keyof typeof LIMITS
