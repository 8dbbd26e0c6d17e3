import type { AgeLimits } from '../../../domain/membership/age.ts';
import type { Flow } from '../../flow/flow.ts';
import { useFlowForm } from '../../flow/use-flow-form.ts';
import { SchemaForm } from '../../form/schema-form.tsx';
import { childFormBornBy } from '../../parts/membership/children/child-flow.ts';
import { ChildFields } from '../../parts/membership/fields/child-fields.tsx';
import type { ChildValues } from '../../parts/membership/fields/children-values.ts';
import { Button } from '../../ui/button.tsx';
import { FlowPage } from './frame/flow-page.tsx';

type ChildFormPageProps = {
  flow: Flow<ChildValues>;
  title: string;
  defaults: ChildValues;
  today: string;
  limits: AgeLimits | null;
};

export function ChildFormPage({ flow, title, defaults, today, limits }: ChildFormPageProps) {
  const step = useFlowForm(flow, { schema: childFormBornBy(today), defaults });
  return (
    <FlowPage step={0} title={title} back={{ to: '/mypage/children/list', label: 'お子さま' }}>
      <SchemaForm {...step} className="grid gap-6">
        <ChildFields prefix="" today={today} taken={{ limits, where: '' }} />
        <p className="text-note text-ink-soft">
          アレルギーや体調のことは、安全にお預かりするために、予約のある園のスタッフと本部だけが見ます。
        </p>
        <Button type="submit" size="large">
          確認へ進む
        </Button>
      </SchemaForm>
    </FlowPage>
  );
}
