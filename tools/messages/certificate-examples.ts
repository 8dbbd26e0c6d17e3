/** Messages about 無償化. */
export const certificateExamples = {
  benefit_claim_reminder: [
    {
      when: '四半期の無償化の請求の期限が近づいたとき(認定と、対象のご利用があるご家庭だけ。四半期に1回)',
      data: { start: '2026-07-01', end: '2026-09-30', due: '2026-10-31', municipality: '港区' },
    },
  ],
};
