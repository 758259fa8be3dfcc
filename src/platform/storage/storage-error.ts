/** What a storage can refuse: the message is a sentence for an operator, without a full stop. */

/** Why, in one word. */
export type StorageFailure =
  /** It cannot be reached, or answers that it is overloaded. */
  | 'away'
  | 'slow'
  /** The keys, or their rights. */
  | 'denied'
  /** There is no such bucket, or it is elsewhere. */
  | 'bucket'
  | 'full'
  /** The bytes that arrived are not those that were sent. */
  | 'damaged'
  | 'other'

/** The storage has not done what it was asked. */
export class StorageError extends Error {
  override readonly name: string = 'StorageError'
  readonly failure: StorageFailure

  constructor(failure: StorageFailure, message: string) {
    super(message)
    this.failure = failure
  }
}

/** The storage has not answered in time. */
export class StorageTimeoutError extends StorageError {
  override readonly name = 'StorageTimeoutError'

  constructor() {
    super('slow', 'the storage has not answered in time')
  }
}
