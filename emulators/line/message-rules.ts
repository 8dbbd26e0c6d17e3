import { flexProblems } from './cards/flex-rules.ts';
import type { LineMessage } from './state.ts';

interface ErrorAnswer {
  message: string;
  details: { message: string; property: string }[];
}

const TYPES = new Set([
  'text',
  'textV2',
  'sticker',
  'image',
  'video',
  'audio',
  'location',
  'imagemap',
  'template',
  'flex',
]);
const MAXIMUM_MESSAGES = 5;
const MAXIMUM_TEXT = 5000;
const MAXIMUM_ALT_TEXT = 1500;

function problemsOf(message: unknown, property: string): ErrorAnswer['details'] {
  const { type, text, altText } = (message ?? {}) as Record<string, unknown>;
  if (typeof type !== 'string' || !TYPES.has(type)) {
    return [
      { message: `Must be one of the following values: [${[...TYPES].join(', ')}]`, property: `${property}.type` },
    ];
  }
  const needsAltText = type === 'flex' || type === 'template' || type === 'imagemap';
  const [name, value, maximum] = needsAltText
    ? (['altText', altText, MAXIMUM_ALT_TEXT] as const)
    : (['text', text, MAXIMUM_TEXT] as const);
  if (!needsAltText && !type.startsWith('text')) return [];
  if (typeof value !== 'string' || value === '')
    return [{ message: 'May not be empty', property: `${property}.${name}` }];
  if (value.length > maximum) {
    return [{ message: `Length must be between 0 and ${maximum}`, property: `${property}.${name}` }];
  }
  if (type === 'flex') return flexProblems((message as Record<string, unknown>).contents, `${property}.contents`);
  return [];
}

/** The checks LINE makes before it accepts a push: one to five messages, known types, texts not empty or too long, cards that can be drawn. */
export function checkMessages(
  messages: unknown,
): { ok: true; messages: LineMessage[] } | { ok: false; answer: ErrorAnswer } {
  const list: unknown[] = Array.isArray(messages) ? messages : [];
  const details =
    list.length === 0 || list.length > MAXIMUM_MESSAGES
      ? [{ message: `Size must be between 1 and ${MAXIMUM_MESSAGES}`, property: 'messages' }]
      : list.flatMap((message, index) => problemsOf(message, `messages[${index}]`));
  if (details.length === 0) return { ok: true, messages: list as LineMessage[] };
  return { ok: false, answer: { message: `The request body has ${details.length} error(s)`, details } };
}
