import type pg from 'pg';

/** What families answered about pictures, and a child nobody may overlook. Runs after seedCare. */
export async function seedHealth(client: pg.Client): Promise<void> {
  await client.query(
    `update child_essentials set own_photos_flag = child_id % 2 = 1, photos_answered_at = allergy_answered_at,
       usual_temperature = 36.6`,
  );
  await client.query(
    `insert into child_photo_answers (child_id, own_photos_flag, shared_photos_flag, told_by)
     select child_id, own_photos_flag, shared_photos_flag, 1 from child_essentials`,
  );
  await client.query(
    `insert into child_allergies (child_id, allergen_id, severity, reaction, epipen_flag, told_by)
     select 1, id, 3, 'じんましんと、せきが出ます', true, 1 from allergens where name = 'くるみ'`,
  );
}
