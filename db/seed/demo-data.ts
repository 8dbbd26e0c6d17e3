import pg from 'pg';
import { tokyoDateOf } from '../../src/domain/time.ts';
import { seedAnnouncements } from './announcements.ts';
import { seedBranchDesk } from './branch-desk.ts';
import { seedCare } from './care/care.ts';
import { seedChildLogs } from './care/child-logs.ts';
import { seedHealth } from './care/health.ts';
import { seedIncidents } from './care/incidents.ts';
import { seedClockings } from './care/roster.ts';
import { seedClosures } from './closures.ts';
import { seedContent } from './content/content.ts';
import { seedFigures } from './content/figures.ts';
import { seedWritten } from './content/written.ts';
import { seedCorrections } from './corrections.ts';
import { seedEmergencies } from './emergencies.ts';
import { seedFamilyDays } from './family/days.ts';
import { seedDoor } from './family/door.ts';
import { seedFamily } from './family/family.ts';
import { seedHealthCards } from './family/health.ts';
import { seedFamilyMessages } from './family/messages.ts';
import { seedMorning } from './family/morning.ts';
import { seedNotices } from './family/notices.ts';
import { seedPasses } from './family/passes.ts';
import { seedFamilyPeople } from './family/people.ts';
import { continueIdentities } from './insert.ts';
import { seedMarks } from './marks.ts';
import { seedBooks } from './money/books.ts';
import { seedCertificates, seedConfirmations } from './money/certificates.ts';
import { seedFeeRefunds } from './money/fee-refunds.ts';
import { seedGoodwill } from './money/goodwill.ts';
import { seedPapers } from './money/papers.ts';
import { seedFreeTickets } from './money/tickets.ts';
import { seedUnpaid } from './money/unpaid.ts';
import { seedOpening } from './opening.ts';
import { seedPeople } from './people.ts';
import { seedPlaces } from './places.ts';
import { seedPrices } from './prices.ts';
import { placeReserves, seedReserves } from './reserves.ts';
import { seedRuleDrafts } from './rule-drafts.ts';
import { seedCalendarFeeds } from './seats/calendar-feeds.ts';
import { seedSeats } from './seats/seats.ts';
import { seedSeries } from './seats/series.ts';
import { seedUsage } from './usage.ts';

/** Fills an empty, migrated database with the demo world; dates are relative to `now`. */
export async function seedDemoData(databaseUrl: string, now: Date): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await client.query('begin');
    await client.query("select set_config('app.now', $1, true)", [now.toISOString()]);
    await refuseIfInhabited(client);
    const today = tokyoDateOf(now);
    await seedPlaces(client, today);
    await seedConfirmations(client, today);
    await seedPrices(client, today);
    await seedContent(client, today);
    await seedMarks(client, today);
    await seedPeople(client, now);
    await seedWritten(client, today);
    const reserves = placeReserves(now);
    await seedReserves(client, now, reserves);
    await seedUsage(client, now, reserves);
    await seedFreeTickets(client, today);
    await seedGoodwill(client);
    await seedBranchDesk(client, now, reserves);
    await seedClosures(client);
    await seedOpening(client, now);
    await seedEmergencies(client);
    await seedCare(client);
    await seedClockings(client);
    await seedHealth(client);
    await seedChildLogs(client);
    await seedIncidents(client);
    await seedCorrections(client);
    await seedRuleDrafts(client, today);
    await seedFeeRefunds(client);
    await seedSeats(client);
    await seedSeries(client);
    await seedCalendarFeeds(client);
    await seedFamily(client);
    await seedNotices(client);
    await seedFamilyPeople(client);
    await seedAnnouncements(client, now);
    await seedFamilyMessages(client);
    await seedMorning(client);
    await seedFamilyDays(client);
    await seedPasses(client);
    await seedDoor(client);
    await seedHealthCards(client, now);
    await seedUnpaid(client);
    await seedCertificates(client, today);
    await seedFigures(client);
    await seedBooks(client);
    await seedPapers(client);
    await continueIdentities(client);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function refuseIfInhabited(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from branches limit 1');
  if (rowCount !== 0) {
    throw new Error(
      'This database already holds branches; the demo world is only put into an empty one: npm run reset',
    );
  }
}
