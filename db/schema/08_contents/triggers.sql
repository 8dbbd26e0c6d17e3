-- A view more is no new version.
create or replace trigger next_version before update of magazine_category_id, branch_id, title, summary, content, image_path,
  image_alternative_text, publication_flag, publication_datetime, withdrawn_datetime on magazine_items
  for each row execute function app.next_version();
-- The view count alone is no change of content.
create or replace trigger publish_content after insert or delete or update of magazine_category_id, branch_id, title,
  summary, content, image_path, image_alternative_text, publication_flag, publication_datetime, withdrawn_datetime
  on magazine_items for each statement execute function app.publish_content();

create or replace trigger open_inbox_thread after insert on staff_recruitment_applications
  for each row execute function app.open_inbox_thread();
