/** The password just typed at a registered tablet, until the account it belongs to is known; in memory alone. */
let held: string | null = null;

export function holdPassword(password: string): void {
  held = password;
}

export function forgetPassword(): void {
  held = null;
}

export function takePassword(): string | null {
  const password = held;
  held = null;
  return password;
}
