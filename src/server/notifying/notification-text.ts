export interface NotificationText {
  title: string;
  content: string;
  /** A path of this site. */
  link: string;
}

export const paragraphs = (...parts: (string | false)[]): string => parts.filter((part) => part !== false).join('\n\n');
