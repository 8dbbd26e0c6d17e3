import type { GraphQLSchema } from 'graphql';
import { type LoadedDocument, loadDocument, plainText } from './document.ts';
import { badRequest } from './errors.ts';
import type { DataApiLimits } from './limits.ts';
import type { Catalogue } from './schema/catalogue.ts';
import { schemaOf } from './schema/schema.ts';

export interface TrustedDocument {
  /** The text's sha256. */
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

interface Wanted {
  readonly catalogue: Catalogue;
  readonly documents: readonly TrustedDocument[];
  readonly limits: DataApiLimits;
}

interface ReadyDocuments {
  readonly schema: GraphQLSchema;
  /** By id, by name, and by text in two spellings. */
  readonly known: ReadonlyMap<string, LoadedDocument>;
}

let last: { documents: readonly TrustedDocument[]; key: string; ready: ReadyDocuments } | null = null;

/**
 * The schema and the documents, validated and compiled. Half a second of work, so the last ones are cached: a process that
 * recreates its server, as tests do for every file, on a database of the same form gets them at once.
 */
export function readyDocuments(wanted: Wanted): ReadyDocuments {
  const { catalogue, documents, limits } = wanted;
  const key = `${JSON.stringify(limits)} ${formOf(catalogue)}`;
  if (last?.documents !== documents || last.key !== key) last = { documents, key, ready: makeReady(wanted) };
  return last.ready;
}

function formOf({ tables }: Catalogue): string {
  return JSON.stringify([...tables], (_, value) => (value instanceof Map ? [...value] : value));
}

function makeReady({ catalogue, documents, limits }: Wanted): ReadyDocuments {
  const schema = schemaOf(catalogue);
  const known = new Map<string, LoadedDocument>();
  for (const document of documents) {
    const loaded = loadTrusted(document, () => loadDocument(document.text, { catalogue, schema, limits, named: true }));
    known.set(document.id, loaded);
    known.set(document.name, loaded);
    // A client that sends a trusted document's whole text is answered too, in whatever layout it writes it.
    known.set(document.text, loaded);
    known.set(plainText(document.text, limits), loaded);
  }
  return { schema, known };
}

function loadTrusted(document: TrustedDocument, load: () => LoadedDocument): LoadedDocument {
  try {
    const loaded = load();
    if (loaded.name !== document.name) throw badRequest(`the operation is called ${loaded.name}`);
    loaded.compileExamples();
    return loaded;
  } catch (error) {
    throw new Error(`${document.name}: ${error instanceof Error ? error.message : 'broken'}`, { cause: error });
  }
}
