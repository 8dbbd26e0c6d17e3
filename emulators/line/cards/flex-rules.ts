import { z } from 'zod';
import { action, detailsOf } from './actions.ts';

const MAXIMUM_BUBBLE_BYTES = 30 * 1024;
const MAXIMUM_CAROUSEL_BYTES = 50 * 1024;

const keyword = (...words: string[]) => z.string().regex(new RegExp(`^(?:${words.join('|')})$`), 'invalid property');
const pixels = '\\d+(?:\\.\\d+)?px';
const percent = '\\d+(?:\\.\\d+)?%';
const space = keyword('none', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl', pixels);
const size = keyword('xxs', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl', '3xl', '4xl', '5xl', pixels);
const length = keyword(pixels, percent);
const colour = z.string().regex(/^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i, 'invalid color');
const gravity = z.enum(['top', 'bottom', 'center']);
const flex = z.number().int().nonnegative();
const words = z.string().min(1, 'must be non-empty text');
const address = z
  .string()
  .max(2000)
  .regex(/^https:\/\//, 'invalid uri scheme');

const place = {
  position: z.enum(['relative', 'absolute']),
  offsetTop: space,
  offsetBottom: space,
  offsetStart: space,
  offsetEnd: space,
};
const look = {
  color: colour,
  weight: z.enum(['regular', 'bold']),
  style: z.enum(['normal', 'italic']),
  decoration: z.enum(['none', 'underline', 'line-through']),
};
const optional = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape).partial().shape;

const span = z.strictObject({ type: z.literal('span'), text: words, ...optional({ ...look, size }) });
const text = z
  .strictObject({
    type: z.literal('text'),
    ...optional({
      ...look,
      ...place,
      text: words,
      contents: z.array(span).min(1),
      size,
      flex,
      margin: space,
      align: z.enum(['start', 'end', 'center']),
      gravity,
      wrap: z.boolean(),
      lineSpacing: keyword(pixels),
      maxLines: z.number().int().nonnegative(),
      adjustMode: z.literal('shrink-to-fit'),
      scaling: z.boolean(),
      action,
    }),
  })
  .refine((node) => node.text !== undefined || node.contents !== undefined, {
    message: 'must be specified',
    path: ['text'],
  });
const labelled = action.refine((given) => given.label !== undefined, { message: 'must be specified', path: ['label'] });
const button = z.strictObject({
  type: z.literal('button'),
  action: labelled,
  ...optional({
    ...place,
    flex,
    margin: space,
    height: z.enum(['sm', 'md']),
    style: z.enum(['primary', 'secondary', 'link']),
    color: colour,
    gravity,
    adjustMode: z.literal('shrink-to-fit'),
    scaling: z.boolean(),
  }),
});
const image = z.strictObject({
  type: z.literal('image'),
  url: address,
  ...optional({
    ...place,
    flex,
    margin: space,
    align: z.enum(['start', 'end', 'center']),
    gravity,
    size: keyword('xxs', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl', '3xl', '4xl', '5xl', 'full', pixels, percent),
    aspectRatio: z.string().regex(/^\d+(?:\.\d+)?:\d+(?:\.\d+)?$/, 'invalid property'),
    aspectMode: z.enum(['cover', 'fit']),
    backgroundColor: colour,
    animated: z.boolean(),
    action,
  }),
});
const icon = z.strictObject({
  type: z.literal('icon'),
  url: address,
  ...optional({ ...place, margin: space, size, aspectRatio: z.string(), scaling: z.boolean() }),
});
const separator = z.strictObject({ type: z.literal('separator'), ...optional({ margin: space, color: colour }) });
const filler = z.strictObject({ type: z.literal('filler'), ...optional({ flex }) });

const children = (allowed: () => z.ZodType<unknown>) => z.array(z.lazy(allowed));
const boxStyle = optional({
  ...place,
  flex,
  spacing: space,
  margin: space,
  backgroundColor: colour,
  borderColor: colour,
  borderWidth: keyword('none', 'light', 'normal', 'medium', 'semi-bold', 'bold', pixels),
  cornerRadius: keyword('none', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl', pixels),
  width: length,
  maxWidth: length,
  height: length,
  maxHeight: length,
  paddingAll: keyword('none', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl', pixels, percent),
  paddingTop: space,
  paddingBottom: space,
  paddingStart: space,
  paddingEnd: space,
  justifyContent: z.enum(['center', 'flex-start', 'flex-end', 'space-between', 'space-around', 'space-evenly']),
  alignItems: z.enum(['center', 'flex-start', 'flex-end']),
  background: z.looseObject({ type: z.literal('linearGradient') }),
  action,
});
const box: z.ZodType<unknown> = z.discriminatedUnion('layout', [
  z.strictObject({
    type: z.literal('box'),
    layout: z.enum(['horizontal', 'vertical']),
    contents: children(() => component),
    ...boxStyle,
  }),
  z.strictObject({
    type: z.literal('box'),
    layout: z.literal('baseline'),
    contents: children(() => z.discriminatedUnion('type', [text, icon, filler])),
    ...boxStyle,
  }),
]);
const leaf = z.discriminatedUnion('type', [text, button, image, separator, filler]);
const isBox = (node: unknown): boolean =>
  typeof node === 'object' && node !== null && 'type' in node && node.type === 'box';
/** Asked by type first, so that what is wrong inside a box is told with its place. */
const component: z.ZodType<unknown> = z.unknown().superRefine((node, context) => {
  const checked = (isBox(node) ? box : leaf).safeParse(node);
  for (const issue of checked.error?.issues ?? []) context.addIssue({ ...issue });
});

const block = optional({ backgroundColor: colour, separator: z.boolean(), separatorColor: colour });
const bubble = z
  .strictObject({
    type: z.literal('bubble'),
    ...optional({
      size: z.enum(['nano', 'micro', 'deca', 'hecto', 'kilo', 'mega', 'giga']),
      direction: z.enum(['ltr', 'rtl']),
      header: box,
      hero: component,
      body: box,
      footer: box,
      styles: z.strictObject(
        optional({
          header: z.strictObject(block),
          hero: z.strictObject(block),
          body: z.strictObject(block),
          footer: z.strictObject(block),
        }),
      ),
      action,
    }),
  })
  .refine(({ header, hero, body, footer }) => [header, hero, body, footer].some((part) => part !== undefined), {
    message: 'At least one block must be specified',
  })
  .refine((node) => Buffer.byteLength(JSON.stringify(node)) <= MAXIMUM_BUBBLE_BYTES, {
    message: 'size of the bubble must not exceed 30 KB',
  });
const container = z.discriminatedUnion('type', [
  bubble,
  z
    .strictObject({ type: z.literal('carousel'), contents: z.array(bubble).min(1).max(12) })
    .refine((node) => Buffer.byteLength(JSON.stringify(node)) <= MAXIMUM_CAROUSEL_BYTES, {
      message: 'size of the carousel must not exceed 50 KB',
    }),
]);

/** What LINE would not draw: unknown types and fields, missing ones, values out of their range. */
export function flexProblems(contents: unknown, root: string): { message: string; property: string }[] {
  const checked = container.safeParse(contents);
  return checked.success ? [] : detailsOf(checked.error, root);
}
