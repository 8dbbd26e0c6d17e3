/** What a person reads instead of a session; `type` where the page must tell refusals apart. */
export class SignInRefused extends Error {
  readonly status: number;
  readonly type: string | undefined;
  constructor(status: number, message: string, type?: string) {
    super(message);
    this.status = status;
    this.type = type;
  }
  get answer(): { error: string; type?: string } {
    return { error: this.message, ...(this.type === undefined ? {} : { type: this.type }) };
  }
}
