CREATE TABLE "progress_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"event_id" uuid NOT NULL,
	"type" text NOT NULL,
	"module" text,
	"starts_conversation" boolean NOT NULL,
	"interaction_points" integer NOT NULL,
	"learning_points" integer NOT NULL,
	"achievement_points" integer NOT NULL,
	"consistency_points" integer NOT NULL,
	"day" date NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_progress" (
	"user_id" text PRIMARY KEY NOT NULL,
	"state" jsonb NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "progress_events" ADD CONSTRAINT "progress_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_progress" ADD CONSTRAINT "user_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "progress_events_once" ON "progress_events" USING btree ("user_id","event_id");--> statement-breakpoint
CREATE INDEX "progress_events_user_day" ON "progress_events" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "progress_events_user_received" ON "progress_events" USING btree ("user_id","received_at");