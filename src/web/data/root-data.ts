import type { RouterContextProvider } from 'react-router';
import { type SelectCompanyData, SelectCompanyDocument } from '../../contract/operations/generated.ts';
import { claimsOf } from '../../domain/company/claims.ts';
import {
  type CompanyFacts,
  readPromises,
  readSocialLinks,
  type SiteCompany,
  unknownSiteCompany,
} from '../../domain/company/company-facts.ts';
import { type PublicSettings, queryPublic, settingsContext, todayOf } from './load-context.ts';

/** The root loader's data: the server's settings and the company as it is today. */
export type RootData = PublicSettings & { company: SiteCompany };

type Context = Readonly<RouterContextProvider>;

/** The company's facts in force, for the pages that show them all; null before headquarters described it. */
export async function loadCompany(context: Context): Promise<Omit<CompanyFacts, 'message_signature'> | null> {
  return factsOf(await queryPublic(context, SelectCompanyDocument, { today: todayOf(context) }));
}

function factsOf({ company_facts: [facts] }: SelectCompanyData) {
  return facts
    ? { ...facts, social_links: readSocialLinks(facts.social_links), promises: readPromises(facts.promises) }
    : null;
}

export async function loadRootData(context: Context): Promise<RootData> {
  const settings = context.get(settingsContext);
  try {
    const data = await queryPublic(context, SelectCompanyDocument, { today: todayOf(context) });
    const facts = factsOf(data);
    const { name, tel, email, office_hours, social_links, copyright_year } = facts ?? unknownSiteCompany;
    const [claims] = data.view_claims;
    const company = {
      name,
      tel,
      email,
      office_hours,
      social_links,
      copyright_year,
      claims:
        claims === undefined
          ? unknownSiteCompany.claims
          : claimsOf({ ...claims, interview_free_flag: facts?.interview_free_flag ?? false }),
      terms: data.terms[0]?.adaptation_date ?? null,
      privacy: data.privacy[0]?.adaptation_date ?? null,
    };
    return { ...settings, chatUrl: facts?.chat_url || settings.chatUrl, company };
  } catch {
    // A page that can be shown without the database is shown without the company's name.
    return { ...settings, company: unknownSiteCompany };
  }
}
