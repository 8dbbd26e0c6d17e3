/** The browser's own dialog; null where the person closed it, or the device has none. Loaded when it is wanted. */
export async function answerPasskey(optionsJSON: object): Promise<unknown> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON: optionsJSON as never }).catch(() => null);
}

export async function makePasskey(optionsJSON: object): Promise<{ id: string } | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return startRegistration({ optionsJSON: optionsJSON as never }).catch(() => null);
}
