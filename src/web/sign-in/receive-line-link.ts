import { redirect } from 'react-router';
import { callFunction } from '../data/browser-functions.ts';
import { documentCookies } from '../flow/draft-cookie.ts';
import { takeLineAnswer } from './line-answer.ts';
import { lineProblem } from './line-problem.ts';

/** The clientLoader of the friend-add and notification callbacks: stores the link and goes back to My Page. */
export async function receiveLineLink(request: Request, type: 'friend' | 'notification') {
  const answer = takeLineAnswer(new URL(request.url).searchParams, documentCookies);
  if (answer === null) return { problem: lineProblem(undefined) };
  const sent = await callFunction('lineLogin', { type, ...answer });
  if (sent.kind !== 'ok') return { problem: lineProblem(sent) };
  const { friend, return_to } = sent.result;
  throw redirect(`${return_to ?? '/mypage/top'}?line=${friend ? 'linked' : 'not_friend'}`);
}
