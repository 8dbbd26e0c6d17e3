/** What a message may hold. */
export const messageLimits = { body: 1000, photos: 4, note: 300 } as const;
