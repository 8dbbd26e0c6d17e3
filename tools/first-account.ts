import { parseArgs } from 'node:util';
import { email as emailField, requiredText } from '../src/contract/fields.ts';
import { hashPassword } from '../src/server/auth/passwords.ts';
import { hashText, newSecret } from '../src/server/auth/store/secrets.ts';
import { firstAccountMail } from '../src/server/auth/texts/account-mails.ts';
import { systemClock } from '../src/server/clock.ts';
import { FIRST_LINK_HOURS, makeFirstAccount, NotTheFirst } from '../src/server/company/first-account.ts';
import { companyInForce } from '../src/server/company/store/company-facts.ts';
import { ConfigError, parseConfig } from '../src/server/config.ts';
import { mailGateway } from '../src/server/gateways/mail.ts';
import { openDatabase } from '../src/server/postgres/database.ts';

const usage = `npm run headquarters -- --email person@example.jp --name "氏名" [--print] [--again]
  --print  prints the link instead of mailing it (mail is not set up yet)
  --again  a new link for the account that exists`;

/** `npm run headquarters`: the first account of a new company (docs/operations.md), once, after the migrations. */
async function main(): Promise<string> {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      print: { type: 'boolean', default: false },
      again: { type: 'boolean', default: false },
    },
  });
  const email = emailField.safeParse(values.email);
  const name = values.name === undefined ? null : requiredText('お名前', 50).safeParse(values.name);
  if (!email.success || name?.success === false) throw new NotTheFirst(usage);
  // A demo needs no more than its DATABASE_URL and PORT here; in production everything is there as for the start.
  const unused = {
    AUTH_SIGNING_KEY: 'unused',
    GOOGLE_SERVICE_ACCOUNT: 'unused',
    HEALTH_DATA_KEY: 'unused-by-this-tool',
  };
  const config = parseConfig(process.env.MODE === 'production' ? process.env : { ...unused, ...process.env });
  const database = openDatabase({ url: config.DATABASE_URL, poolSize: 1, onPoolError: () => {} });
  const mail = mailGateway(config);
  try {
    const account = await makeFirstAccount(
      { clock: systemClock, database },
      {
        email: email.data,
        name: name?.data ?? null,
        again: values.again,
        unknownPasswordHash: await hashPassword(newSecret()),
      },
    );
    const url = new URL(`/staff/reset_password/${account.token}`, config.PUBLIC_URL).href;
    const valid = `It works once, within ${FIRST_LINK_HOURS} hours.`;
    if (values.print) return `The link at which ${account.name} chooses a password. ${valid}\n${url}`;
    const company = await database.read(systemClock.now(), companyInForce);
    const body = firstAccountMail({ name: account.name, url, hours: FIRST_LINK_HOURS }, company);
    const message = { to: account.email, ...body };
    await mail.send({ ...message, key: `first-account-${hashText(account.token)}` }).catch((error: Error) => {
      throw new NotTheFirst(
        `The account is there, but the mail could not be sent (${error.message}).\nMend SMTP_URL and run this again with --again, or with --again --print.`,
      );
    });
    return `The link was mailed to ${account.email}. ${valid}`;
  } finally {
    mail.close();
    await database.close();
  }
}

main().then(
  (words) => console.log(words),
  (error: unknown) => {
    console.error(error instanceof NotTheFirst || error instanceof ConfigError ? error.message : error);
    process.exitCode = 1;
  },
);
