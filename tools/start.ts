import { NoPostgres, postgresBinaries } from '../db/cluster/binaries.ts';
import { unprivilegedUser } from '../db/cluster/run-as.ts';
import { ChangedMigration, OldNumbers, OldPostgres } from '../db/migrate.ts';
import { demoSignIns } from '../db/seed/demo-sign-ins.ts';
import { ConfigError } from '../src/server/config.ts';
import { stopOnSignal } from '../src/server/main.ts';
import { buildIfStale } from './build.ts';
import { type Demo, startDemo } from './demo.ts';

/** `npm start`: the demo. In production run src/server/main.ts with the environment of docs/operations.md. */
try {
  console.log('いまほいくを準備しています…');
  // Before the build: who has none is told at once.
  if (!process.env.DATABASE_URL) postgresBinaries(unprivilegedUser());
  await buildIfStale();
  const demo = await startDemo({ environment: { LOG_LEVEL: 'warn', ...process.env } });
  stopOnSignal(async () => {
    console.log('\n終了しています…');
    await demo.stop();
  });
  printBanner(demo);
} catch (error) {
  const isForTheReader = [ChangedMigration, ConfigError, NoPostgres, OldNumbers, OldPostgres].some(
    (kind) => error instanceof kind,
  );
  console.error(isForTheReader && error instanceof Error ? error.message : error);
  process.exit(1);
}

function printBanner({ config, emulators }: Demo): void {
  const rows = [
    ['サイト', config.PUBLIC_URL],
    ['スタッフ画面', `${config.PUBLIC_URL}/staff`],
    ['LINE (エミュレーター)', `${emulators.line}/inbox`],
    ['メール受信箱', emulators.mail],
    ['決済', emulators.stripe],
    ['Googleカレンダー', emulators.googleCalendar],
    ['Chatwork', emulators.chatwork],
    ['チャット相談', emulators.chat],
    ['ファイル保管 (S3)', emulators.s3],
  ];
  console.log(`\n${rows.map(([label, url]) => `  ${label}: ${url}`).join('\n')}\n\n  デモのログイン`);
  for (const { label, email, password } of demoSignIns) console.log(`    ${label}: ${email} / ${password}`);
  console.log('\n  Ctrl-C で終了します。データは残ります (初期化: npm run reset)\n');
}
