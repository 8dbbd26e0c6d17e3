export type StreamEvent = { event: string; data: string };

/** Reads an event stream piece by piece; what is cut in the middle waits for the next piece. */
export function createEventReader(): (piece: string) => StreamEvent[] {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.flatMap((block) => {
      const lines = block.split('\n').filter((line) => line !== '' && !line.startsWith(':'));
      if (lines.length === 0) return [];
      const valuesOf = (name: string) =>
        lines
          .filter((line) => line === name || line.startsWith(`${name}:`))
          .map((line) => line.slice(name.length + 1).replace(/^ /, ''));
      return [{ event: valuesOf('event')[0] ?? 'message', data: valuesOf('data').join('\n') }];
    });
  };
}
