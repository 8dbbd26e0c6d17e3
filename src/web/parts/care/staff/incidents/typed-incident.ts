import { incidentKind } from '../../../../../domain/care/incident-codes.ts';
import { placeholderKey } from '../../../../../domain/code-list.ts';
import { fieldMoment, type Incident, momentOfField } from './incident-text.ts';

/** What is in the fields of a child, as typed. */
type TypedConcerned = {
  child_id: number;
  reserve_id: number;
  name: string;
  state_found: string;
  first_aid: string;
  hospital: string;
  diagnosis: string;
  told_name: string;
  told_at: string;
  told_words: string;
};

/** What is in the form, as typed. */
export type TypedIncident = {
  kind: number;
  serious_kind: string;
  happened_at: string;
  place: string;
  what_happened: string;
  others_present: string;
  cause: string;
  measure: string;
  children: readonly TypedConcerned[];
  /** Null: not chosen yet, so the roster's staff are used. */
  account_ids: readonly number[] | null;
};

export const untoldChild = (child: Pick<TypedConcerned, 'child_id' | 'reserve_id' | 'name'>): TypedConcerned => ({
  ...child,
  state_found: '',
  first_aid: '',
  hospital: '',
  diagnosis: '',
  told_name: '',
  told_at: '',
  told_words: '',
});

export const newIncident = (now: Date, from?: { kind: number; what_happened: string }): TypedIncident => ({
  kind: from?.kind ?? 0,
  serious_kind: placeholderKey,
  happened_at: fieldMoment(now),
  place: '',
  what_happened: from?.what_happened ?? '',
  others_present: '',
  cause: '',
  measure: '',
  children: [],
  account_ids: null,
});

export const typedOf = (incident: Incident): TypedIncident => ({
  kind: incident.kind,
  serious_kind: String(incident.serious_kind ?? placeholderKey),
  happened_at: fieldMoment(incident.happened_at),
  place: incident.place,
  what_happened: incident.what_happened,
  others_present: incident.others_present,
  cause: incident.cause,
  measure: incident.measure,
  children: incident.incident_children.map((row) => ({
    child_id: row.child_id,
    reserve_id: row.reserve_id,
    name: row.child?.name ?? '',
    state_found: row.state_found,
    first_aid: row.first_aid,
    hospital: row.hospital,
    diagnosis: row.diagnosis,
    told_name: row.told_name,
    told_at: row.told_at === null ? '' : fieldMoment(row.told_at),
    told_words: row.told_words,
  })),
  account_ids: incident.incident_accounts.map(({ account_id }) => account_id),
});

export type IncidentPlace = {
  branch_id: number;
  incident_id: number | null;
  version: number | null;
  daily_report_id: number | null;
};

/** What is sent. A moment that was not typed is left out, so that the field's own words say so. */
export const incidentPayload = (typed: TypedIncident, place: IncidentPlace, account_ids: readonly number[]) => ({
  ...typed,
  ...place,
  serious_kind: typed.kind === incidentKind.code.serious ? typed.serious_kind : null,
  happened_at: momentOfField(typed.happened_at) ?? '',
  children: typed.children.map(({ name: _, ...child }) => ({ ...child, told_at: momentOfField(child.told_at) })),
  account_ids: [...account_ids],
});
