CREATE TABLE "running_count_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"change" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "running_counts" (
	"name" text PRIMARY KEY NOT NULL,
	"value" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_counts" (
	"name" text NOT NULL,
	"day" date NOT NULL,
	"completed" integer NOT NULL,
	"dropped" integer NOT NULL,
	"last_completed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_counts_name_day_pk" PRIMARY KEY("name","day")
);
--> statement-breakpoint
CREATE TABLE "open_reservations" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"reserved_tokens" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "open_reservations_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "token_spends" (
	"user_id" text NOT NULL,
	"quarter_hour" integer NOT NULL,
	"tokens" integer NOT NULL,
	CONSTRAINT "token_spends_user_id_quarter_hour_pk" PRIMARY KEY("user_id","quarter_hour")
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "is_empty" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "reminder_look_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "open_reservations" ADD CONSTRAINT "open_reservations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_spends" ADD CONSTRAINT "token_spends_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "open_reservations_created" ON "open_reservations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_key_end" ON "rate_limits" USING btree (reverse("key") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "verifications_value" ON "verifications" USING btree ("value");--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payments_email" ON "payments" USING btree ("email");--> statement-breakpoint
CREATE INDEX "conversations_empty" ON "conversations" USING btree ("updated_at") WHERE "conversations"."is_empty";--> statement-breakpoint
CREATE INDEX "user_settings_reminder_look" ON "user_settings" USING btree ("reminder_look_at") WHERE "user_settings"."reminder_look_at" is not null;--> statement-breakpoint
CREATE INDEX "support_requests_created" ON "support_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "user_token_usage_reset_date" ON "user_token_usage" USING btree ("reset_date");--> statement-breakpoint
UPDATE "conversations" SET "is_empty" = false WHERE EXISTS (SELECT 1 FROM "conversation_messages" WHERE "conversation_id" = "conversations"."id");--> statement-breakpoint
-- The next run looks at each of them, and notes when to look again.
UPDATE "user_settings" SET "reminder_look_at" = now() WHERE "settings" @> '{"dailyReminders": true}';--> statement-breakpoint
INSERT INTO "open_reservations" ("user_id", "key", "reserved_tokens", "created_at")
SELECT "user_id", "idempotency_key", "amount", "created_at" FROM "token_ledger" AS "reserve"
WHERE "kind" = 'reserve' AND NOT EXISTS (
	SELECT 1 FROM "token_ledger" AS "settle"
	WHERE "settle"."user_id" = "reserve"."user_id" AND "settle"."idempotency_key" = "reserve"."idempotency_key" || ':settle'
);--> statement-breakpoint
INSERT INTO "running_counts" ("name", "value") SELECT 'users', count(*) FROM "users";--> statement-breakpoint
INSERT INTO "running_counts" ("name", "value") SELECT 'subscriptions:' || "status", count(*) FROM "subscriptions" GROUP BY "status";--> statement-breakpoint
INSERT INTO "running_counts" ("name", "value")
SELECT 'tokens-used', coalesce(sum("amount"), 0) - (SELECT coalesce(sum("reserved_tokens"), 0) FROM "open_reservations")
FROM "token_ledger" WHERE "kind" <> 'reset';--> statement-breakpoint
-- Triggers, because rows also go with their user, and no statement says how many. Once for a statement, not for each row.
CREATE FUNCTION "note_user_count"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "running_count_changes" ("name", "change")
	SELECT 'users', CASE WHEN TG_OP = 'INSERT' THEN count(*) ELSE -count(*) END FROM "changed_rows" HAVING count(*) > 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "users_count_in" AFTER INSERT ON "users" REFERENCING NEW TABLE AS "changed_rows"
FOR EACH STATEMENT EXECUTE FUNCTION "note_user_count"();--> statement-breakpoint
CREATE TRIGGER "users_count_out" AFTER DELETE ON "users" REFERENCING OLD TABLE AS "changed_rows"
FOR EACH STATEMENT EXECUTE FUNCTION "note_user_count"();--> statement-breakpoint
CREATE FUNCTION "note_subscription_count"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "running_count_changes" ("name", "change")
	SELECT 'subscriptions:' || "status", CASE WHEN TG_OP = 'INSERT' THEN count(*) ELSE -count(*) END
	FROM "changed_rows" GROUP BY "status";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_subscription_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "running_count_changes" ("name", "change")
	SELECT 'subscriptions:' || "status", sum("change") FROM (
		SELECT "status", 1 AS "change" FROM "rows_after" UNION ALL SELECT "status", -1 FROM "rows_before"
	) AS "moved" GROUP BY "status" HAVING sum("change") <> 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "subscriptions_count_in" AFTER INSERT ON "subscriptions" REFERENCING NEW TABLE AS "changed_rows"
FOR EACH STATEMENT EXECUTE FUNCTION "note_subscription_count"();--> statement-breakpoint
CREATE TRIGGER "subscriptions_count_out" AFTER DELETE ON "subscriptions" REFERENCING OLD TABLE AS "changed_rows"
FOR EACH STATEMENT EXECUTE FUNCTION "note_subscription_count"();--> statement-breakpoint
CREATE TRIGGER "subscriptions_count_change" AFTER UPDATE ON "subscriptions"
REFERENCING OLD TABLE AS "rows_before" NEW TABLE AS "rows_after"
FOR EACH STATEMENT EXECUTE FUNCTION "note_subscription_change"();
