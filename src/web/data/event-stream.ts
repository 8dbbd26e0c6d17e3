import { createParser } from 'eventsource-parser';

type StreamEvent = { event: string; data: string };

/** Reads an event stream piece by piece; what is cut in the middle waits for the next piece. */
export function createEventReader(): (piece: string) => StreamEvent[] {
  let events: StreamEvent[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => events.push({ event: event ?? 'message', data }),
  });
  return (piece) => {
    events = [];
    parser.feed(piece);
    return events;
  };
}
