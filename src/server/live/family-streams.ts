import type { FastifyReply } from 'fastify';
import type { Caller } from '../auth/caller.ts';
import { type DayListener, hearingFamilies } from '../care/store/day-listeners.ts';
import type { Services } from '../services.ts';

interface Stream extends DayListener {
  customer_ids: readonly number[];
  reply: FastifyReply;
}

/**
 * The streams of families that look at a day: each hears that a day of the own family changed, and nothing more. Who was
 * removed from the family, or has its stays hidden, is cut off at once (app.publish_family_person).
 */
export function familyStreams({ clock, database }: Pick<Services, 'clock' | 'database'>) {
  const streams = new Set<Stream>();
  const tell = (line: string, wants: (stream: Stream) => boolean = () => true) => {
    for (const stream of streams) if (wants(stream) && !stream.reply.raw.writableEnded) stream.reply.raw.write(line);
  };
  const hearing = (listeners: readonly DayListener[]) =>
    database.read(clock.now(), (db) => hearingFamilies(db, listeners));

  async function check(checked: readonly Stream[]): Promise<void> {
    if (checked.length === 0) return;
    const allowed = await hearing(checked);
    for (const stream of checked) {
      const customer_ids = allowed.get(stream.session_id);
      if (customer_ids === undefined) stream.reply.raw.end();
      else stream.customer_ids = customer_ids;
    }
  }

  return {
    tell,
    dayChanged(customer_id: number): void {
      tell('event: family_day\ndata: \n\n', ({ customer_ids }) => customer_ids.includes(customer_id));
    },
    personChanged: (uid: string): Promise<void> => check([...streams].filter((stream) => stream.uid === uid)),
    beat: (): Promise<void> => check([...streams]),
    endSession(session_id: string): void {
      for (const stream of streams) if (stream.session_id === session_id) stream.reply.raw.end();
    },
    end(): void {
      for (const { reply } of streams) reply.raw.end();
    },
    /** Whose days the caller may follow; undefined: none. */
    async heardBy(caller: Caller): Promise<readonly number[] | undefined> {
      if (caller.role !== 'user') return undefined;
      return (await hearing([caller])).get(caller.session_id);
    },
    /** Answers how to forget the stream again. */
    add(caller: DayListener, customer_ids: readonly number[], reply: FastifyReply): () => void {
      const { uid, session_id } = caller;
      const stream: Stream = { uid, session_id, customer_ids, reply };
      streams.add(stream);
      return () => streams.delete(stream);
    },
  };
}
