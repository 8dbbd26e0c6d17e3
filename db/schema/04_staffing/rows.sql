insert into staff_sign_in_settings default values;
