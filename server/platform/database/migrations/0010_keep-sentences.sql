CREATE TABLE "kept_sentences" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"text" text NOT NULL,
	"person" text NOT NULL,
	"place" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_sentences_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "kept_sentences" ADD CONSTRAINT "kept_sentences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_sentences_user_created" ON "kept_sentences" USING btree ("user_id","created_at");