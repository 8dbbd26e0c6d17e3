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

/** Said by the server alone, so that no page has to load it. The reset makes the browser a known device (decision 70). */
export const signInLimitedText =
  '短い時間にログインの失敗が続いたため、この端末ではしばらくパスワードでログインできません。時間をおいてお試しください。お急ぎのときは、パスワードを再設定すると、この端末ですぐにログインできます。';
