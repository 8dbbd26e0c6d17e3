import { z } from 'zod';
import * as codes from '../domain/codes.ts';
import {
  type EmergencyContact,
  type EmergencyContactRefusal,
  emergencyContactRefusal,
} from '../domain/membership/emergency-contact.ts';
import { minutesPerDay } from '../domain/time.ts';
import * as field from './fields.ts';

/**
 * The forms of SPEC §5, under §5's field names. Shapes are exported beside the schemas because functions take a form's
 * fields plus their own, and a refined zod object cannot be extended.
 */

export const childShape = {
  name: field.child_name,
  /** Asked like the name (askedChildForm); a payload may lack it, as SPEC §7's insert does. */
  name_kana: field.optional(field.child_name_kana),
  gender: field.code(codes.childGender, 'お子さまの性別'),
  date_of_birth: field.date_of_birth,
  customer_remarks: field.customer_remarks,
};
export const childForm = z.object(childShape);
export type ChildForm = z.output<typeof childForm>;
/** What our own pages ask of a child: SPEC §3's confirmation shows the full name with kana. */
export const askedChildForm = childForm.extend({ name_kana: field.child_name_kana });

/** Variant B: the seat needs name and birth date, the rest may follow. */
export const seatChildForm = childForm.extend({ gender: field.optionalChoice(childShape.gender) });
export type SeatChildForm = z.output<typeof seatChildForm>;
export const askedSeatChildForm = seatChildForm.extend({ name_kana: field.child_name_kana });

/** Up to four children; the first one is always there. */
export const childrenShape = <Child extends z.ZodType>(child: Child) => ({
  child1: child,
  child2: child.nullish(),
  child3: child.nullish(),
  child4: child.nullish(),
});

/** What both registration variants ask first. */
export const contactShape = {
  name: field.name,
  name_kana: field.name_kana,
  gender: field.code(codes.adultGender, '性別'),
  email: field.email,
  tel: field.tel,
  emergency_contact_name: field.emergency_contact_name,
  emergency_contact_tel: field.emergency_contact_tel,
};

export const ownNumberText = '緊急連絡先には、ご本人と別の電話番号を入力してください。';

/** Required by SPEC §5's customer-details update. */
export const customerDetailsShape = {
  date_of_birth: field.date_of_birth,
  postal_code: field.postal_code,
  prefecture_id: field.id('都道府県'),
  address1: field.address1,
  address2: field.address2,
  default_branch_id: field.id('よく利用する園'),
  social_media_upload: field.code(codes.socialMediaUpload, '写真掲載の可否'),
};
export const customerDetailsForm = z.object(customerDetailsShape);

export const planShape = { plan_type_id: field.id('プラン') };
export const planForm = z.object(planShape);

/** The version that was on the screen; the server knows which one is in force (areConsentsInForce) and stores only that. */
const consent = (label: string) => {
  const ask = `${label}への同意をお願いします。`;
  return z.string({ error: ask }).min(1, ask).max(20, ask);
};
/** Purpose and consent are recorded with their version (product-rules.md "Law on the screens"). */
export const consentsShape = {
  consents: z.object(
    {
      terms: consent('利用規約'),
      privacy: consent('プライバシーポリシー'),
      child_data: consent('お子さまの情報の取り扱い'),
    },
    { error: '利用規約、プライバシーポリシー、お子さまの情報の取り扱いへの同意をお願いします。' },
  ),
};

/** Variant A: everything at once. */
export const registrationCustomerShape = {
  ...contactShape,
  ...customerDetailsShape,
  ...planShape,
  ...childrenShape(childForm),
};
export const registrationCustomerForm = z.object(registrationCustomerShape);
export type RegistrationCustomerForm = z.output<typeof registrationCustomerForm>;

/** Variant B: only what the seat needs is required, the rest of SPEC §5's group is optional; the details follow. */
export const registrationReservesCustomerShape = {
  ...contactShape,
  gender: field.optionalChoice(contactShape.gender),
  emergency_contact_name: field.optional(field.emergency_contact_name),
  emergency_contact_tel: field.optional(field.emergency_contact_tel),
  date_of_birth: field.optional(field.date_of_birth),
  default_branch_id: field.optional(field.id('よく利用する園')),
  ...childrenShape(seatChildForm),
};
export const registrationReservesCustomerForm = z.object(registrationReservesCustomerShape);
export type RegistrationReservesCustomerForm = z.output<typeof registrationReservesCustomerForm>;

export const customerEditShape = { ...contactShape, ...customerDetailsShape };
export const customerEditForm = z.object(customerEditShape);
export type CustomerEditForm = z.output<typeof customerEditForm>;

/** Whom to call when the parent does not answer, alone: asked after the seat, or by staff at the door. */
export const emergencyContactShape = {
  emergency_contact_name: field.emergency_contact_name,
  emergency_contact_tel: field.emergency_contact_tel,
};

/** Ours: whether tickets are used for a reserve. null: those that are worth their price, 1: all, 0: none. */
export const ticketChoice = z.literal([0, 1], { error: '回数券の選択をご確認ください。' }).nullable();

/** What one child eats. */
const childMeals = z.object({
  /** The child's id; its place from 1 where it has none yet (child1…child4, birth_dates, ages). */
  child: field.id('お子さま'),
  breakfast_support_flag: field.flag,
  lunch_support_flag: field.flag,
  supper_support_flag: field.flag,
});

const contactText: Record<EmergencyContactRefusal, [field: string, message: string]> = {
  own_number: ['emergency_contact_tel', ownNumberText],
  name_missing: ['emergency_contact_name', '緊急連絡先のお名前を入力してください。'],
  tel_missing: ['emergency_contact_tel', '緊急連絡先の電話番号を入力してください。'],
};

/** The domain's word about the emergency contact, at its field. */
export function emergencyContactAgrees(form: EmergencyContact & { readonly tel: string }, context: IssueContext): void {
  const refusal = emergencyContactRefusal(form, form.tel);
  if (refusal !== null) flagField(context, form, ...contactText[refusal]);
}

export const reserveShape = {
  reserve_date: field.tokyoDate('ご利用日'),
  start_hour: field.hour('開始時間'),
  start_min: field.minute('開始時間'),
  end_hour: field.hour('終了時間'),
  end_min: field.minute('終了時間'),
  breakfast_support_flag: field.flag,
  lunch_support_flag: field.flag,
  supper_support_flag: field.flag,
  /** Ours: the meals child by child. Without it the three flags hold for every child. */
  child_meals: z.array(childMeals).max(20, '食事の選択をご確認ください。').optional(),
  /** 1: someone other than the customer picks the child up. */
  pickup_flag: field.flag,
  pickup_name: field.optional(field.pick_up_name),
  pickup_tel: field.optional(field.pick_up_tel),
  /** Ours: of the family's saved list, instead of name and number. */
  pickup_person_id: field.id('お迎えの方').nullish(),
  remarks: field.remarks,
  /** Not sent: null in a new reserve, as before in an edit. */
  use_tickets: ticketChoice.optional(),
};
type ReserveTimes = { start_hour: number; start_min: number; end_hour: number; end_min: number };
type PickUp = {
  pickup_flag: 0 | 1;
  pickup_name: string | null;
  pickup_tel: string | null;
  pickup_person_id?: number | null | undefined;
};
type IssueContext = Pick<z.core.$RefinementCtx, 'addIssue'>;

function flagField(context: IssueContext, input: unknown, path: string, message: string): void {
  context.addIssue({ code: 'custom', path: [path], message, input });
}

/** What fields alone can tell; steps, hours, window and seats are decided by src/domain/reserves with the settings. */
export function reserveTimesAgree(form: ReserveTimes, context: IssueContext): void {
  const start = form.start_hour * 60 + form.start_min;
  const end = form.end_hour * 60 + form.end_min;
  if (end > minutesPerDay) flagField(context, form, 'end_hour', '終了時間は24:00までで選択してください。');
  else if (end <= start) flagField(context, form, 'end_hour', '終了時間は開始時間より後を選択してください。');
}

export function reserveFieldsAgree(form: ReserveTimes & PickUp, context: IssueContext): void {
  reserveTimesAgree(form, context);
  if (form.pickup_flag === 0 || (form.pickup_person_id ?? null) !== null) return;
  if (form.pickup_name === null) flagField(context, form, 'pickup_name', 'お迎えの方のお名前を入力してください。');
  if (form.pickup_tel === null) flagField(context, form, 'pickup_tel', 'お迎えの方の電話番号を入力してください。');
}
export const reserveForm = z.object(reserveShape).superRefine(reserveFieldsAgree);
export type ReserveForm = z.output<typeof reserveForm>;

const inquirerShape = {
  inquiry_category_id: field.id('お問い合わせの種類'),
  name: field.name,
  email: field.email,
  tel: field.tel,
  inquiry_text: field.inquiry_text,
};
export const userInquiryShape = { ...inquirerShape, branch_id: field.id('園') };
export const userInquiryForm = z.object(userInquiryShape);
export const partnerInquiryShape = {
  ...inquirerShape,
  corporate_name: field.requiredText('会社名', field.limits.name),
  department_name: field.optionalText('部署名', field.limits.name),
};
export const partnerInquiryForm = z.object(partnerInquiryShape);
export const recruitmentApplicationShape = {
  branch_id: field.id('園'),
  staff_recruitment_id: field.optional(field.id('職種')),
  name: field.name,
  name_kana: field.name_kana,
  email: field.email,
  tel: field.tel,
  application_text: field.optionalText('自己紹介・ご質問', field.limits.long_text),
};
export const recruitmentApplicationForm = z.object(recruitmentApplicationShape);

/** Q1–Q4 of SPEC §3; answering is voluntary. */
export const questionnaireShape = {
  staff_impression: field.optional(field.code(codes.impression, 'スタッフの印象')),
  branch_impression: field.optional(field.code(codes.impression, '園の印象')),
  usability: field.optional(field.code(codes.usability, '使いやすさ')),
  enrollment_status: field.optional(field.code(codes.enrollmentStatus, '現在の通園・通学先')),
  free_comment: field.free_comment,
};
export const questionnaireForm = z.object(questionnaireShape);

export const emailPasswordForm = z.object({ email: field.email, password: field.password });
export const signInForm = z.object({ email: field.email, password: field.current_password });
export const forgetPasswordForm = z.object({ email: field.email });
export const newPasswordForm = z.object({ password: field.password });
