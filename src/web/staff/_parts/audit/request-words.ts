/** The words of requests. */
export const requestActions: Readonly<Record<string, string>> = {
  staffUndoAnswer: 'リクエストへの回答を取り消し',
};
