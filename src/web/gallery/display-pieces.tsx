import { Doorway } from '../illustrations/doorway.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Mark } from '../ui/mark.tsx';
import { Notice } from '../ui/notice.tsx';
import { Pager } from '../ui/pager.tsx';
import { PriceLines } from '../ui/price-lines.tsx';
import { ReceiptPart } from '../ui/receipt.tsx';
import { ReserveCard } from '../ui/reserve-card.tsx';
import { SkeletonLines } from '../ui/skeleton.tsx';
import { Steps } from '../ui/steps.tsx';
import { Table } from '../ui/table.tsx';
import { YenAmount } from '../ui/yen.tsx';
import { Sample, SampleRow } from './sample.tsx';

const lines = [
  { key: 'childcare', label: '保育料', detail: '1,100円 × 3時間30分', planned: 3850 },
  { key: 'meal', label: 'お食事(昼)', detail: '500円 × 1食', planned: 500 },
  { key: 'today', label: '当日予約', planned: 500 },
];

const payments = [
  { id: 1, date: '2026/11/02', what: 'ご利用料金', amount: 4850 },
  { id: 2, date: '2026/11/01', what: '月額プラン', amount: 1100 },
  { id: 3, date: '2026/10/24', what: 'キャンセル料', amount: 1925 },
];

export function DisplayPieces() {
  return (
    <>
      <Sample title="進み具合">
        <div className="grid gap-6">
          <Steps steps={['園とお子さま', '日にちと時間', '確認', '完了']} current={0} />
          <Steps steps={['園とお子さま', '日にちと時間', '確認', '完了']} current={2} />
        </div>
      </Sample>
      <Sample title="お知らせ">
        <div className="grid gap-3">
          <Notice>今日は勤労感謝の日です。休まず開園しています。</Notice>
          <Notice kind="warning" title="お客様情報の入力が残っています">
            ご利用の前に、ご住所と写真の掲載についてご入力ください。
          </Notice>
          <Notice
            kind="error"
            title="カードを確認できませんでした"
            action={
              <Button kind="plain" size="small">
                カードを変更する
              </Button>
            }
          >
            番号と有効期限をもう一度ご確認ください。
          </Notice>
          <Notice kind="done" title="ご予約が確定しました">
            明日 9:00 に、みなと広場園でお待ちしています。
          </Notice>
        </div>
      </Sample>
      <Sample title="記号と状態">
        <SampleRow>
          <Mark mark="○" />
          <Mark mark="△" />
          <Mark mark="×" prefix="今日" />
        </SampleRow>
        <SampleRow>
          <Badge tone="trust">予約確定</Badge>
          <Badge tone="ask">リクエスト中</Badge>
          <Badge tone="no">キャンセル済み</Badge>
          <Badge tone="wrong">決済できませんでした</Badge>
        </SampleRow>
      </Sample>
      <Sample title="料金の内訳">
        <div className="grid gap-10">
          <PriceLines caption="見積もり" lines={lines} note="料金はご利用のあと、ご登録のカードに請求します。" />
          <PriceLines
            caption="予定と実際"
            lines={lines.map((line) =>
              line.key === 'childcare' ? { ...line, actual: 4125 } : { ...line, actual: line.planned },
            )}
          />
        </div>
      </Sample>
      <Sample title="予約のカード">
        <div className="grid gap-4">
          <ReserveCard
            start_datetime="2026-11-17T00:00:00Z"
            end_datetime="2026-11-17T03:30:00Z"
            branch_name="みなと広場園"
            child_names={['はると さん', 'ゆい さん']}
            approval_status={1}
            reserve_amount={4850}
            actions={
              <>
                <Button kind="plain" size="small">
                  変更する
                </Button>
                <Button kind="quiet" size="small">
                  取り消す
                </Button>
              </>
            }
          />
          <ReserveCard
            start_datetime="2026-11-23T04:00:00Z"
            end_datetime="2026-11-23T08:00:00Z"
            branch_name="かわべ通り園"
            child_names={['はると さん']}
            approval_status={2}
            approval_comment="園からの返事をお待ちください。"
          />
        </div>
      </Sample>
      <Sample title="確認の控え">
        <ReceiptPart
          title="ご利用日時"
          editTo="/gallery"
          rows={[
            { label: '日にち', value: '11月17日(火)' },
            { label: '時間', value: '9:00〜12:30' },
          ]}
        />
        <ReceiptPart
          title="お迎え"
          editTo="/gallery"
          rows={[
            { label: 'お名前', value: '水野 かおり' },
            { label: '電話番号', value: '09012345678' },
          ]}
        />
      </Sample>
      <Sample title="まだ何もないとき">
        <EmptyState
          picture={<Doorway className="h-auto w-36 shrink-0" />}
          title="これからの予約はありません"
          action={<LinkButton to="/gallery">園をさがす</LinkButton>}
        >
          今日の空きも、明日からの空きも確認できます。
        </EmptyState>
      </Sample>
      <Sample title="読み込み中の形">
        <SkeletonLines lines={4} />
      </Sample>
      <Sample title="表とページ" wide>
        <Table
          caption="お支払い"
          rows={payments}
          rowKey={(row) => row.id}
          columns={[
            { key: 'what', title: '内容', cell: (row) => row.what, headline: true },
            { key: 'date', title: '日付', cell: (row) => <span className="figures">{row.date}</span> },
            { key: 'amount', title: '金額', cell: (row) => <YenAmount amount={row.amount} />, align: 'right' },
          ]}
        />
        <div className="mt-5 max-w-form">
          <Pager total={43} pageSize={5} />
        </div>
      </Sample>
    </>
  );
}
