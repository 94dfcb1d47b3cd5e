/** A failed call of the shell, with the text to show. `status` is 0 when no answer arrived. */
export class CallFailure extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.name = 'CallFailure';
    this.status = status;
  }
}
