/** A call of the shell that failed, with the words to show. `status` is 0 when no answer came. */
export class CallFailure extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.name = 'CallFailure';
    this.status = status;
  }
}
