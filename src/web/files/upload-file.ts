import { type UploadedFile, uploadedFile } from '../../contract/file-upload.ts';
import { callableErrors } from '../../contract/page-errors.ts';
import type { FilePurpose } from '../../domain/files/file-purposes.ts';
import { session } from '../session/browser-session.ts';
import { leadToLogin } from '../session/session-lost.ts';
import type { PicturePart } from './crop.ts';

export type UploadRequest = {
  purpose: FilePurpose;
  branch_id?: number;
  /** The part of a picture to keep, or the ratio to cut around its middle. */
  cut?: PicturePart | { readonly ratio: number };
};
/** `lost`: no answer, or nobody is signed in; the same file may be sent later. */
type UploadOutcome = { kind: 'ok'; file: UploadedFile } | { kind: 'failed'; text: string; lost: boolean };

const lost = '写真を送れませんでした。電波を確認して、もう一度送ってください。入力した内容はそのまま残っています。';
/** No byte moved for so long: the line is gone. */
const silentMs = 60_000;

/** Sends a file, says how far it is (0 to 1), and what the server made of it. */
export async function uploadFile(
  request: UploadRequest,
  bytes: Blob,
  onProgress: (share: number) => void,
): Promise<UploadOutcome> {
  const state = await session().ready();
  if (state.kind !== 'signed_in') return { kind: 'failed', text: callableErrors.UNAUTHENTICATED, lost: true };
  const first = await send(request, bytes, state.token, onProgress);
  if (first?.status !== 401) return outcomeOf(first);
  const renewed = await session().refresh(state.token);
  if (renewed.kind === 'signed_in') return outcomeOf(await send(request, bytes, renewed.token, onProgress));
  if (renewed.kind === 'signed_out') leadToLogin();
  return { kind: 'failed', text: callableErrors.UNAUTHENTICATED, lost: true };
}

type Answer = { status: number; text: string };

/** By XMLHttpRequest, which tells how much has been sent; null: no answer. */
function send(
  { purpose, branch_id, cut }: UploadRequest,
  bytes: Blob,
  token: string,
  onProgress: (share: number) => void,
): Promise<Answer | null> {
  const query = new URLSearchParams({ purpose });
  if (branch_id !== undefined) query.set('branch_id', String(branch_id));
  for (const [name, value] of Object.entries(cut ?? {})) query.set(name, value.toFixed(5));
  const form = new FormData();
  form.set('file', bytes, 'picture');
  const { promise, resolve } = Promise.withResolvers<Answer | null>();
  const request = new XMLHttpRequest();
  let watch = setTimeout(() => request.abort(), silentMs);
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    clearTimeout(watch);
    watch = setTimeout(() => request.abort(), silentMs);
    onProgress(total === 0 ? 0 : loaded / total);
  });
  request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }));
  for (const end of ['error', 'abort', 'timeout']) request.addEventListener(end, () => resolve(null));
  request.open('POST', `/files?${query}`);
  request.setRequestHeader('authorization', `Bearer ${token}`);
  request.send(form);
  return promise.finally(() => clearTimeout(watch));
}

function outcomeOf(answer: Answer | null): UploadOutcome {
  if (answer === null) return { kind: 'failed', text: lost, lost: true };
  let body: { result?: { msg?: unknown }; error?: { message?: unknown } };
  try {
    body = JSON.parse(answer.text) as typeof body;
  } catch {
    return { kind: 'failed', text: lost, lost: true };
  }
  const taken = uploadedFile.safeParse(body.result);
  if (taken.success) return { kind: 'ok', file: taken.data };
  const said = body.result?.msg ?? body.error?.message;
  return { kind: 'failed', text: typeof said === 'string' ? said : lost, lost: answer.status >= 500 };
}
