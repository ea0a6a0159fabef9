-- Origin of a Firebase emulator, such as the demo's sandbox; empty: Firebase itself.
ALTER TABLE sign_in_services ADD COLUMN emulator_url text NOT NULL DEFAULT '';
ALTER TABLE sign_in_services ALTER COLUMN emulator_url DROP DEFAULT;
