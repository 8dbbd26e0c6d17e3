type AskPassword = () => Promise<boolean>;

let ask: AskPassword | undefined;

/** The staff console hands over its dialog; undefined takes it back. */
export function askPasswordWith(asking: AskPassword | undefined): void {
  ask = asking;
}

/** True once the password was right and the act may be sent again. */
export const passwordWasGiven = (): Promise<boolean> => ask?.() ?? Promise.resolve(false);
