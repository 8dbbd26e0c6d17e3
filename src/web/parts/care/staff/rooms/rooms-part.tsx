import { Plus } from 'lucide-react';
import { useState } from 'react';
import { roomFunctions } from '../../../../../contract/functions/care/rooms.ts';
import { type SelectStaffRoomsData, SelectStaffRoomsDocument } from '../../../../../contract/operations/generated.ts';
import { AskedAction } from '../../../../console/edit/asked-action.tsx';
import { LiveLoaded } from '../../../../console/staff-page.tsx';
import { operation } from '../../../../data/question.ts';
import { useAnswer } from '../../../../data/use-answer.ts';
import { ActionForm } from '../../../../form/action-form.tsx';
import { Field } from '../../../../form/field.tsx';
import { GiveUpButton } from '../../../../form/give-up-button.tsx';
import { useActionForm } from '../../../../form/use-action-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Notice } from '../../../../ui/notice.tsx';

type Room = SelectStaffRoomsData['branch_rooms'][number];

/** The rooms of a branch in their order; one is edited at a time. */
export function RoomsPart({ branch_id }: { branch_id: number }) {
  const query = useAnswer(operation(SelectStaffRoomsDocument, { branch_id }));
  const [edited, setEdited] = useState<Room | 'new'>();
  const [asked, setAsked] = useState<Room>();
  function close() {
    setEdited(undefined);
    setAsked(undefined);
    void query.reload();
  }
  return (
    <LiveLoaded query={query}>
      {({ branch_rooms: rooms }) => (
        <div className="grid max-w-3xl gap-5">
          {edited === undefined ? (
            <Button className="justify-self-start" size="small" onClick={() => setEdited('new')}>
              <Plus className="size-5" aria-hidden="true" />
              部屋を加える
            </Button>
          ) : (
            <RoomForm
              key={edited === 'new' ? 0 : edited.id}
              branch_id={branch_id}
              room={edited === 'new' ? undefined : edited}
              last={rooms.at(-1)?.sequence ?? 0}
              onSaved={close}
              onGiveUp={() => setEdited(undefined)}
            />
          )}
          {rooms.length === 0 ? (
            <EmptyState title="部屋はまだありません">
              「ひよこ組」「2階」など、お子さまが過ごす場所を登録できます。
            </EmptyState>
          ) : (
            <RoomRows rooms={rooms} onEdit={setEdited} onRemove={setAsked} />
          )}
          {asked && (
            <AskedAction
              name="staffRemoveRoom"
              input={{ branch_id, branch_room_id: asked.id, version: asked.version }}
              title={`「${asked.name}」を削除しますか`}
              yes="削除する"
              busyLabel="削除しています"
              toast="部屋を削除しました"
              onClose={close}
              onDone={close}
            >
              <p>この部屋にしていたお子さまは、年齢に合う部屋になります。記録は残ります。</p>
            </AskedAction>
          )}
        </div>
      )}
    </LiveLoaded>
  );
}

type RoomRowsProps = { rooms: readonly Room[]; onEdit: (room: Room) => void; onRemove: (room: Room) => void };

function RoomRows({ rooms, onEdit, onRemove }: RoomRowsProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {rooms.map((room) => (
        <li key={room.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
          <span className="text-lead font-bold">{room.name}</span>
          <span className="figures text-ink-soft">{agesText(room)}</span>
          <span className="ml-auto flex gap-2">
            <Button kind="plain" size="small" aria-label={`${room.name}を編集する`} onClick={() => onEdit(room)}>
              編集する
            </Button>
            <Button kind="quiet" size="small" aria-label={`${room.name}を削除する`} onClick={() => onRemove(room)}>
              削除する
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}

function agesText({ from_age, to_age }: Room): string {
  if (from_age === null) return '年齢では入りません';
  return from_age === to_age ? `${from_age}歳` : `${from_age}〜${to_age}歳`;
}

type RoomFormProps = {
  branch_id: number;
  room: Room | undefined;
  last: number;
  onSaved: () => void;
  onGiveUp: () => void;
};

function RoomForm({ branch_id, room, last, onSaved, onGiveUp }: RoomFormProps) {
  const form = useActionForm(roomFunctions, 'staffSaveRoom', {
    defaults: {
      name: room?.name ?? '',
      from_age: room?.from_age == null ? '' : String(room.from_age),
      to_age: room?.to_age == null ? '' : String(room.to_age),
      sequence: String(room?.sequence ?? Math.min(last + 1, 99)),
    },
    payload: (values) => ({ branch_id, branch_room_id: room?.id ?? null, version: room?.version ?? 1, ...values }),
    toast: '部屋を保存しました',
    done: onSaved,
  });
  return (
    <ActionForm of={form} submit="保存する" busyLabel="保存しています">
      {form.conflict && (
        <Notice kind="warning" live title="ほかの人が先に保存しました">
          このまま保存すると、下の内容に置き換わります。
        </Notice>
      )}
      <Field of={form} name="name" />
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <Field of={form} name="from_age" unit="歳" />
        <Field of={form} name="to_age" unit="歳" />
        <Field of={form} name="sequence" />
      </div>
      <p className="text-ink-soft">年齢を空にした部屋には、「保育」の画面で選んだお子さまだけが入ります。</p>
      <GiveUpButton onGiveUp={onGiveUp} />
    </ActionForm>
  );
}
