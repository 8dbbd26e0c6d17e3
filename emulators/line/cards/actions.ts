import { z } from 'zod';

/** LINE counts the letters of labels as people do. */
const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' });
const atMost = (longest: number) => (text: string) => [...graphemes.segment(text)].length <= longest;
const label = z.string().min(1, 'must be non-empty text').refine(atMost(20), 'must not be longer than 20 characters');

/** What LINE opens; everything else is "invalid uri scheme". */
const uri = z
  .string()
  .min(1, 'must be non-empty text')
  .max(1000, 'must not be longer than 1000 characters')
  .regex(/^(?:https?:\/\/|line:\/\/|tel:)/, 'invalid uri scheme')
  .refine((text) => URL.canParse(text), 'invalid uri');

/** The actions of Flex messages and rich menus; the label is shown, or read aloud. */
export const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('uri'), label: label.optional(), uri }),
  z.strictObject({ type: z.literal('message'), label: label.optional(), text: z.string().min(1).max(300) }),
  z.strictObject({
    type: z.literal('postback'),
    label: label.optional(),
    data: z.string().min(1).max(300),
    displayText: z.string().max(300).optional(),
    inputOption: z.enum(['closeRichMenu', 'openRichMenu', 'openKeyboard', 'openVoice']).optional(),
    fillInText: z.string().max(300).optional(),
  }),
  z.strictObject({
    type: z.literal('clipboard'),
    label: label.optional(),
    clipboardText: z.string().min(1).max(1000),
  }),
]);

/** LINE's words for what zod found; the path as LINE writes it. */
export function detailsOf(error: z.ZodError, root = ''): { message: string; property: string }[] {
  return error.issues.flatMap((issue) => {
    const property = `${root}/${issue.path.join('/')}`;
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ message: 'unknown field', property: `${property}/${key}` }));
    }
    if (issue.code === 'invalid_union') return [{ message: 'unknown type', property }];
    const missing = issue.code === 'invalid_type' && issue.message.endsWith('received undefined');
    return [{ message: missing ? 'must be specified' : issue.message, property }];
  });
}
