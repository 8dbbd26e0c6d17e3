import { type ClientLoaderFunctionArgs, redirect } from 'react-router';

/** 午睡チェック stands on 保育, sleepers first. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  redirect(`/staff/care${new URL(request.url).search}`);

export default function Naps() {
  return null;
}
