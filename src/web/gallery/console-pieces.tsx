import { useState } from 'react';
import { FactList } from '../console/fact-list.tsx';
import { LinkRows } from '../console/link-rows.tsx';
import { PageSection } from '../console/page-section.tsx';
import { RowTable } from '../console/row-table.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { QuestionDialog } from '../ui/dialogs/question.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { YenAmount } from '../ui/yen.tsx';
import { Sample } from './sample.tsx';

type SampleStay = { id: number; name: string; time: string; amount: number; settled: boolean };

const stays: readonly SampleStay[] = Array.from({ length: 60 }, (_, position) => ({
  id: position + 1,
  name: position % 20 === 7 ? '長谷川 こはる、長谷川 つばさ' : `見本 ${position + 1}番`,
  time: `${8 + (position % 6)}:00〜${10 + (position % 6)}:30`,
  amount: 2200 + 550 * (position % 4),
  settled: position % 3 === 0,
}));
/** None, one, and as many as a busy day has. */
const sizes = [0, 1, 60] as const;

/** What the console's pages are made of: one list, one table, one detail, one dangerous act, one empty state. */
export function ConsolePieces() {
  return sizes.map((size) => (
    <Sample key={size} title={`園の画面: ${size}件`} wide>
      <div className="grid gap-8" data-rows={size}>
        <SampleTable rows={stays.slice(0, size)} />
        <SampleList rows={stays.slice(0, size)} />
        {size === 1 && <SampleDetail />}
      </div>
    </Sample>
  ));
}

type Rows = { rows: readonly SampleStay[] };
const empty = <EmptyState title="この日のご利用はありません">登園の記録がある予約が表示されます。</EmptyState>;

function SampleTable({ rows }: Rows) {
  return (
    <RowTable
      caption={`見本の表 ${rows.length}件`}
      rows={rows}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      empty={empty}
      detail={({ name, amount }) => (
        <FactList
          facts={[
            ['保護者', name],
            ['料金', <YenAmount key="amount" amount={amount} />],
          ]}
        />
      )}
      columns={[
        { key: 'name', title: 'お子さま', headline: true, cell: ({ name }) => name },
        { key: 'planned', title: '予定', spare: true, cell: ({ time }) => <span className="figures">{time}</span> },
        { key: 'time', title: '実際', labelled: true, cell: ({ time }) => <span className="figures">{time}</span> },
        {
          key: 'amount',
          title: '料金',
          align: 'right',
          sum: true,
          cell: ({ amount }) => <YenAmount amount={amount} />,
        },
        {
          key: 'state',
          title: '状態',
          cell: ({ settled }) => <Badge tone={settled ? 'trust' : 'ask'}>{settled ? '精算済み' : '精算前'}</Badge>,
        },
        {
          key: 'acts',
          title: '操作',
          align: 'right',
          act: true,
          cell: ({ name, settled }) =>
            !settled && (
              <Button kind="plain" size="row" aria-label={`${name} 精算する`}>
                精算する
              </Button>
            ),
        },
      ]}
    />
  );
}

function SampleList({ rows }: Rows) {
  return (
    <LinkRows
      rows={rows}
      rowKey={({ id }) => id}
      to={({ id }) => `/gallery?row=${id}`}
      label={({ name }) => `${name}の予約`}
      empty={empty}
      head={({ time }) => <span className="figures">{time}</span>}
      body={({ name }) => name}
      aside={({ settled }) => <Badge tone={settled ? 'trust' : 'ask'}>{settled ? '精算済み' : '精算前'}</Badge>}
    />
  );
}

function SampleDetail() {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <PageSection
      title="見本の詳細"
      aside={
        <Button kind="danger" size="small" onClick={() => setAsking(true)}>
          請求を取り消す
        </Button>
      }
    >
      <FactList
        facts={[
          ['お子さま', '見本 1番'],
          ['時間', <span key="time">9:00〜12:30</span>],
          ['料金', <YenAmount key="amount" amount={4850} />],
        ]}
      />
      <QuestionDialog
        title="請求を取り消しますか"
        isOpen={asking}
        onClose={close}
        act="取り消す"
        busyLabel="取り消しています"
        busy={false}
        onAct={close}
      >
        <p>4,850円を請求しないことにします。元には戻せません。</p>
      </QuestionDialog>
    </PageSection>
  );
}
