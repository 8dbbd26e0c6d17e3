import { describe, expect, it } from 'vitest';
import { demoSettings } from '../../calendar/demo-settings.ts';
import { attentionReason, morningAnswer, symptom } from './morning-codes.ts';
import { attentionReasons, codesIn, formStanding, type MorningAnswers } from './morning-form.ts';

const well: MorningAnswers = {
  temperature: 36.5,
  symptoms: [],
  loose_stools: 0,
  vomits: 0,
  recent_fever_flag: false,
  antipyretic_flag: false,
  seizure_medicine_flag: false,
  contact_flag: false,
  infection_id: null,
};
const { code } = attentionReason;

describe('what staff look at before a child comes', () => {
  it.each<[string, Partial<MorningAnswers>, number[]]>([
    ['nothing', {}, []],
    ['just under the limit', { temperature: 37.4 }, []],
    ['37.5', { temperature: 37.5 }, [code.fever]],
    ['a cough and a runny nose', { symptoms: [symptom.code.cough, symptom.code.runnyNose] }, []],
    ['a loose stool', { loose_stools: 1 }, []],
    ['two loose stools', { loose_stools: 2 }, [code.looseStools]],
    ['vomiting once', { vomits: 1 }, []],
    ['vomiting twice', { vomits: 2 }, [code.vomiting]],
    ['a wheeze', { symptoms: [symptom.code.wheeze] }, [code.breathing]],
    ['a sleepless cough', { symptoms: [symptom.code.sleeplessCough, symptom.code.cough] }, [code.breathing]],
    ['a rash', { symptoms: [symptom.code.rash] }, [code.rash]],
    ['a sore mouth', { symptoms: [symptom.code.mouthSores] }, [code.mouthSores]],
    ['no urine', { symptoms: [symptom.code.noUrine] }, [code.noUrine]],
    ['fever yesterday', { recent_fever_flag: true }, [code.recentFever]],
    ['medicine against fever', { antipyretic_flag: true }, [code.antipyretic]],
    ['medicine against seizures', { seizure_medicine_flag: true }, [code.seizureMedicine]],
    ['an infection near the child', { contact_flag: true }, [code.contact]],
    ['an infection', { infection_id: 1 }, [code.infection]],
    ['several', { temperature: 38.2, infection_id: 1, vomits: 3 }, [code.fever, code.vomiting, code.infection]],
  ])('%s', (_name, answers, expected) => {
    expect(attentionReasons({ ...well, ...answers }, demoSettings)).toEqual(expected);
  });

  it('follows the settings', () => {
    const limits = { fever_temperature: 38, stomach_upset_times: 1 };
    expect(attentionReasons({ ...well, temperature: 37.9, vomits: 1 }, limits)).toEqual([code.vomiting]);
  });
});

describe('a form in one word', () => {
  it.each([
    ['nobody answered', undefined, 'not_yet'],
    ['all is well', { reasons: [], staff_answer: null }, 'done'],
    ['nobody looked at it yet', { reasons: [1], staff_answer: null }, 'attention'],
    ['the branch will call', { reasons: [1], staff_answer: morningAnswer.code.call }, 'attention'],
    ['the child may come', { reasons: [1], staff_answer: morningAnswer.code.come }, 'answered'],
    ['not today', { reasons: [1], staff_answer: morningAnswer.code.notToday }, 'answered'],
  ] as const)('%s', (_name, form, expected) => {
    expect(formStanding(form)).toBe(expected);
  });

  it('reads codes out of JSON, whatever it contains', () => {
    expect([codesIn([1, 2]), codesIn(null), codesIn(['1', 3])]).toEqual([[1, 2], [], [3]]);
  });
});
