/** 午睡チェック stands on 保育, sleepers first: the guard leads there (`movedTo` of the route table). */
export default function Naps() {
  return null;
}
