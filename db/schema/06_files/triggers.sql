create or replace trigger remove_file after delete on files for each row execute function app.remove_file();
